import type { Meta, StoryObj } from '@storybook/react-vite';

import { ColorSwatch } from '../../ui/components/ColorSwatch';
import { Stack } from '../../ui/components/Stack';
import { darkColor, type ColorToken } from '../../ui/tokens';

const tokens = Object.keys(darkColor) as ColorToken[];

/** Every colour with its value and contrast, read from the tokens. */
const meta = {
  title: 'Foundations/Colours',
  tags: ['!autodocs'],
  component: ColorSwatch,
  args: { token: 'canvas', scheme: 'dark' },
  render: ({ scheme }) => (
    <Stack direction="grid">
      {tokens.map((token) => (
        <ColorSwatch key={token} token={token} scheme={scheme} />
      ))}
    </Stack>
  ),
} satisfies Meta<typeof ColorSwatch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dark: Story = { globals: { theme: 'dark' } };

export const Light: Story = { globals: { theme: 'light' }, args: { scheme: 'light' } };
