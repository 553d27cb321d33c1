/** npm accepts a provenance statement only with the address of the repository that built the package. */

/**
 * Returns the addresses for a package's package.json. Empty outside GitHub Actions, which provides the
 * repository.
 * @param {string} folder The package's folder in the repository.
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export function addressesOf(folder, env = process.env) {
  const { GITHUB_REPOSITORY: name, GITHUB_SERVER_URL: server = 'https://github.com' } = env;
  if (!name) return {};
  const url = `${server}/${name}`;
  return {
    homepage: folder === 'ui' ? storybookAddress(name) : `${url}/tree/main/${folder}#readme`,
    repository: { type: 'git', url: `git+${url}.git`, directory: folder },
    bugs: { url: `${url}/issues` },
  };
}

/**
 * GitHub Pages of the repository.
 * @param {string} name Owner and repository.
 */
function storybookAddress(name) {
  const [owner = '', repository = ''] = name.split('/');
  return `https://${owner.toLowerCase()}.github.io/${repository}/`;
}
