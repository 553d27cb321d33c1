import type { Plugin } from 'vite';

/**
 * Chrome compiles all functions of such a script on another thread while it loads, instead of each on the main thread at its
 * first call. Other browsers ignore the comment, which has to come first.
 */
const hint = '//# allFunctionsCalledOnLoad\n';

/** Around each CommonJS module. */
const arrowWrapper = /__commonJSMin\(\(\(([^()]*)\) => \{/g;

/**
 * Lets browsers compile scripts sooner. CommonJS modules are wrapped in functions instead of arrow functions, of which V8 takes two to
 * three times as long to compile one as large as React.
 */
export function compileHints(): Plugin {
  let wrappers = 0;
  return {
    name: 'compile-hints',
    apply: 'build',
    renderChunk: (code) =>
      code.replace(arrowWrapper, (_, parameters: string) => {
        wrappers += 1;
        return `__commonJSMin((function(${parameters}) {`;
      }),
    generateBundle: {
      // After Vite has put its own code in front.
      order: 'post',
      handler(_, bundle) {
        if (wrappers === 0) this.error('The bundler no longer wraps React as this plugin expects.');
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = hint + file.code;
      },
    },
  };
}
