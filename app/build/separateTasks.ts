import type { Plugin } from 'vite';

const preload = /<link rel="modulepreload"[^>]* href="([^"]+)">/g;
const entry = /<script type="module"[^>]*><\/script>/;

/**
 * Gives each entry chunk its own script element, dependencies first. Browsers run each script in its own
 * task and handle input in between; static imports would share one task.
 */
export const separateTasks: Plugin = {
  name: 'separate-tasks',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      const scripts = Array.from(
        html.matchAll(preload),
        ([, src]) => `<script type="module" crossorigin src="${src}"></script>`,
      );
      return html.replace(entry, (own) => scripts.join('') + own);
    },
  },
};
