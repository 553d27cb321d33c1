import { version } from './package.json';
import { siteOf, type ForumSettings } from './settings';
import { themeCss } from './themeCss';

/** Returns the files of a forum's folder, by name. */
export function forumFiles(folder: string, settings: ForumSettings): Record<string, string> {
  return {
    'site.json': json(siteOf(settings)),
    'theme.css': themeCss(settings.seed),
    'package.json': json({
      name: packageNameOf(folder),
      private: true,
      type: 'module',
      scripts: {
        start: 'alphazone',
        backup: 'alphazone backup',
        restore: 'alphazone restore',
        move: 'alphazone move',
        doctor: 'alphazone doctor',
      },
      dependencies: { '@alphazone/server': `^${version}` },
      engines: { node: '>=20.19' },
    }),
    '.gitignore': 'node_modules/\ndata/\nbackups/\n',
    'README.md': readme(settings.name),
  };
}

const json = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;

const packageNameOf = (folder: string) =>
  folder
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '') || 'forum';

const readme = (name: string) => `# ${name}

\`\`\`sh
npm install
npm start   # prints the URL and the administrator's first password
\`\`\`

| file        | content                                                    |
| ----------- | ---------------------------------------------------------- |
| \`site.json\` | name, tagline, logo and zones; whether there is a chat     |
| \`theme.css\` | every colour of the dark and the light scheme              |
| \`data/\`     | the database, uploads and keys, created by the first start |

Restart after a change. \`npm run backup\` makes a backup, also while the forum runs. Settings such as \`PORT\`, \`HOST\`,
\`ADMIN_EMAIL\`, \`DATABASE_URL\`, and \`CORS_ORIGINS\` for an app of your own on another origin, are environment variables;
docs/operating.md in \`node_modules/@alphazone/server\` lists them.
`;
