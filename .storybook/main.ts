import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true },
  // Marks elements for readers of the accessibility panel, for which it watches every element that can scroll.
  features: { highlight: process.env['STORYBOOK_RUN'] !== 'tests' },
  staticDirs: ['./public'],
};

export default config;
