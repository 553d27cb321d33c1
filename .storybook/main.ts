import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true },
  // Only the accessibility panel needs highlights, which observe every scrollable element.
  features: { highlight: process.env['STORYBOOK_RUN'] !== 'tests' },
  typescript: {
    // Only the documentation uses docgen. The faster `react-docgen` knows neither readonly lists nor inherited props.
    reactDocgen: process.env['STORYBOOK_RUN'] === 'tests' ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'ui/tsconfig.json',
      include: ['ui/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // Without those of HTML and Radix.
      propFilter: ({ parent, declarations = [] }) =>
        ![parent, ...declarations].some((declared) => declared?.fileName.includes('node_modules')),
    },
  },
  staticDirs: ['./public'],
};

export default config;
