import type { Plugin } from 'vite';

/**
 * With this comment in the first line, Chrome compiles all functions of a script on another thread while it loads. Otherwise each is
 * compiled on the main thread at its first call.
 */
const hint = '//# allFunctionsCalledOnLoad\n';

/** Around each CommonJS module. */
const arrowWrapper = /__commonJSMin\(\(\(([^()]*)\) => \{/g;

/**
 * Lets browsers compile scripts sooner. Also wraps CommonJS modules in functions: V8 takes twice as long to compile an arrow function as
 * large as React.
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
