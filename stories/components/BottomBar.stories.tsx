import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { BottomBar } from '../../ui';
import { zones } from '../fixtures/shell';
import { ownWindow } from '../fixtures/docs';

/** Shown below 720 px only: make the window narrow. */
const meta = {
  title: 'Components/BottomBar',
  component: BottomBar,
  parameters: { layout: 'fullscreen', ...ownWindow },
  args: { zones, currentHref: '/', onCreate: fn(), onChat: fn() },
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};

export const Member: Story = { args: { profileHref: '/Users/ines' } };

export const InAZone: Story = { args: { profileHref: '/Users/ines', currentHref: '/memes' } };
