import type { Meta, StoryObj } from '@storybook/react-vite';
import { ThemeProvider } from 'styled-components';
import { expect } from 'storybook/test';

import { flow } from '../fixtures/flow';
import { ColorSwatch } from '../../ui/components/ColorSwatch';
import { createTheme } from '../../ui/tokens';

const meta = {
  title: 'Components/ColorSwatch',
  component: ColorSwatch,
  args: { token: 'accent', scheme: 'dark' },
} satisfies Meta<typeof ColorSwatch>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Accent: Story = { globals: { theme: 'dark' } };

export const OwnTheme: Story = {
  args: { scheme: 'light' },
  globals: { theme: 'dark' },
  parameters: flow,
  render: (args) => (
    <ThemeProvider theme={createTheme({ light: { accent: 'rgb(0, 90, 40)' } })}>
      <ColorSwatch {...args} />
    </ThemeProvider>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('rgb(0, 90, 40)')).toBeVisible();
    await expect(canvasElement.querySelector('span')).toHaveStyle({ backgroundColor: 'rgb(0, 90, 40)' });
  },
};
