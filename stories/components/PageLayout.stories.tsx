import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { ChatPanel } from '../../ui/components/ChatPanel';
import { EmptyState } from '../../ui/components/EmptyState';
import { Footer } from '../../ui/components/Footer';
import { NavBar } from '../../ui/components/NavBar';
import { PageLayout } from '../../ui/components/PageLayout';
import { chatMessages, zones } from '../fixtures/shell';
import { ownWindow } from '../fixtures/docs';
import { alsoOnAPhone } from '../fixtures/widths';

const meta = {
  title: 'Components/PageLayout',
  component: PageLayout,
  parameters: { layout: 'fullscreen', ...ownWindow, ...alsoOnAPhone },
  args: {
    header: <NavBar brand="Alphazone" zones={zones} />,
    children: <EmptyState>The page comes here.</EmptyState>,
    footer: <Footer brand="Alphazone" tagline="Where alphas meet" />,
    onSidebarOpenChange: fn(),
  },
} satisfies Meta<typeof PageLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ContentOnly: Story = {};

export const WithSidebar: Story = {
  parameters: { chromatic: { modes: { 'dark phone': { disable: true } } } },
  args: { sidebar: <ChatPanel messages={chatMessages} onSend={fn()} /> },
};

export const SkipLinkFocusesContent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();

    const skipLink = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skipLink).toHaveFocus();
    await expect(skipLink).toHaveAttribute('href', '#main');
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
  },
};
