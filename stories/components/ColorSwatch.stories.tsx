import type { Meta, StoryObj } from '@storybook/react-vite';

import { ColorSwatch } from '../../ui/components/ColorSwatch';

const meta = {
  title: 'Components/ColorSwatch',
  component: ColorSwatch,
  args: { token: 'accent', scheme: 'dark' },
} satisfies Meta<typeof ColorSwatch>;

export default meta;

export const Accent: StoryObj<typeof meta> = { globals: { theme: 'dark' } };
