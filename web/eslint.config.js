import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig, globalIgnores } from 'eslint/config'
import globals from 'globals'
import ts from 'typescript-eslint'
import config from './svelte.config.js'

export default defineConfig(
  globalIgnores(['src/lib/messages.ts']), // written by python -m pioche.server.typescript
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // {#each names as _, seat}: a loop that wants the place alone must name the thing all the same.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_$' }],
      // Sets and maps are replaced, never changed, so that what was shown and what is shown can be compared.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig: config } },
    rules: { 'no-undef': 'off' }, // the type checker's business
  },
)
