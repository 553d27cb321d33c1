import type { Plugin } from 'vite';

/**
 * Chrome compiles all functions of such a script on another thread while it loads, instead of each on the main thread at its
 * first call. Other browsers ignore the comment, which has to come first.
 */
const hint = '//# allFunctionsCalledOnLoad\n';

export const compileHints: Plugin = {
  name: 'compile-hints',
  apply: 'build',
  generateBundle: {
    // After Vite has put its own code in front.
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = hint + file.code;
    },
  },
};
