// A small sound for "your turn", made here: two soft notes, no file.
let audio: AudioContext | undefined

function note(context: AudioContext, pitch: number, start: number, seconds: number): void {
  const tone = context.createOscillator()
  const loudness = context.createGain()
  tone.type = 'triangle'
  tone.frequency.value = pitch
  loudness.gain.setValueAtTime(0, start)
  loudness.gain.linearRampToValueAtTime(0.12, start + 0.015)
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + seconds)
  tone.connect(loudness).connect(context.destination)
  tone.start(start)
  tone.stop(start + seconds)
}

/** Plays nothing until the player has touched the page once: browsers ask for that. */
export function yourTurn(): void {
  if (!navigator.userActivation?.hasBeenActive) return
  try {
    audio ??= new AudioContext()
    void audio.resume()
    note(audio, 587.3, audio.currentTime, 0.28)
    note(audio, 880, audio.currentTime + 0.11, 0.42)
  } catch {
    // No sound here: the page says it too.
  }
}
