// What a table needs besides its frames: the game's words, faces and rules, in the language in use.
import { api } from './api'
import { catalogue, loadCatalogue } from './catalogues.svelte'
import type { Catalogue, GameInfo } from './messages'
import { gameWords, language, loadGameWords, type Words } from './words.svelte'

export class TableData {
  rules: string = $state('')

  constructor(readonly game: GameInfo) {
    void loadCatalogue(game).catch(() => undefined)
    $effect(() => {
      const wanted = language()
      void loadGameWords(game, wanted).catch(() => undefined)
      api.rules(game, wanted).then(
        text => (this.rules = text),
        () => undefined,
      )
    })
  }

  get catalogue(): Catalogue | undefined {
    return catalogue(this.game.key)
  }

  get words(): Words | undefined {
    return gameWords(this.game)
  }

  get title(): string {
    return this.words?.format('game-name') ?? ''
  }
}
