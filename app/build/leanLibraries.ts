import type { Plugin } from 'vite';

interface Cut {
  /** Matches the paths of the modules. */
  modules: RegExp;
  from: RegExp;
  to: string;
}

const reactRouter = /\/react-router\/dist\/production\/chunk-\w+\.mjs$/;

const lucide = /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/;

/** Code that the app never runs, but that the bundler has to keep. */
const cuts: readonly Cut[] = [
  // Assigning names for React's developer tools is a side effect, which keeps unused components in the bundle.
  { modules: reactRouter, from: /^ *\w+\.displayName = .*;$/gm, to: '' },
  { modules: reactRouter, from: /(?<= = )(?=\w+\.forwardRef\()/g, to: '/* @__PURE__ */ ' },
  // Only routers in data mode have this state and these routes (docs/decisions/0041-declarative-router.md).
  {
    modules: reactRouter,
    from: /let dataRouterState = dataRouterOpts\?\.state;/,
    to: 'const dataRouterState = undefined;',
  },
  {
    modules: reactRouter,
    from: /return isDataRoute \? useNavigateStable\(\) : useNavigateUnstable\(\);/,
    to: 'return useNavigateUnstable();',
  },
  // A name for React's developer tools, and icons in an earlier format.
  { modules: lucide, from: /if \(iconData\.name\) \{\s*Component\.displayName = [^}]*\}/, to: '' },
  { modules: lucide, from: /typeof iconDataOrName === "string" \? .* : (?=iconDataOrName;)/, to: '' },
  // Keys that React needs only in development: the parts of an icon never change their order.
  { modules: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/, from: /,\s*key: "\w+"(?=\s*\})/g, to: '' },
  // styled-components adds vendor prefixes only within a `StyleSheetManager` that enables them.
  {
    modules: /\/stylis\/src\/Middleware\.js$/,
    from: /^import \{prefix\} from '\.\/Prefixer\.js'$/m,
    to: 'const prefix = (value) => value',
  },
];

/**
 * Makes the libraries 7 kB lighter for each page. Also takes React Router's production build: as an ES module, the
 * package exports only its development build. Fails the build when a library no longer has the code that it looks for.
 */
export function leanLibraries(): Plugin {
  const missing = new Set(cuts);
  return {
    name: 'lean-libraries',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!/^react-router(?:\/dom)?$/.test(source)) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
    },
    transform(code, id) {
      const ofModule = cuts.filter(({ modules }) => modules.test(id));
      const result = ofModule.reduce((text, { from, to }) => text.replace(from, to), code);
      for (const cut of ofModule) if (code.search(cut.from) >= 0) missing.delete(cut);
      return result === code ? null : { code: result, map: null };
    },
    buildEnd(error) {
      for (const { modules, from } of error ? [] : missing)
        this.error(`No module that matches ${String(modules)} has ${String(from)}. Is the cut still needed?`);
    },
  };
}
