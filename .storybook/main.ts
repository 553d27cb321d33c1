import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true },
  // Only the accessibility panel needs highlights, which observe every scrollable element.
  features: { highlight: process.env['STORYBOOK_RUN'] !== 'tests' },
  // Only the documentation uses docgen.
  typescript: { reactDocgen: process.env['STORYBOOK_RUN'] === 'tests' ? false : 'react-docgen' },
  staticDirs: ['./public'],
};

export default config;
