import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { ChatPanel } from '../../ui/components/ChatPanel';
import { EmptyState } from '../../ui/components/EmptyState';
import { Footer } from '../../ui/components/Footer';
import { NavBar } from '../../ui/components/NavBar';
import { Notice } from '../../ui/components/Notice';
import { PageLayout } from '../../ui/components/PageLayout';
import { chatMessages, zones } from '../fixtures/shell';
import { ownWindow } from '../fixtures/docs';
import { alsoOnAPhone, onATablet } from '../fixtures/widths';

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

export const ContentOnly: Story = {
  args: { sidebar: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).toBeNull();
    const { bottom } = canvas.getByRole('contentinfo').getBoundingClientRect();
    await expect(bottom).toBeGreaterThan(innerHeight - 40);
  },
};

const sidebar = <ChatPanel messages={chatMessages} onSend={fn()} />;

export const WithSidebar: Story = {
  parameters: { chromatic: { modes: { 'dark phone': { disable: true } } } },
  args: { sidebar },
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

export const WithSidebarButton: Story = {
  ...onATablet,
  parameters: {
    chromatic: { modes: { ...onATablet.parameters.chromatic.modes, 'dark phone': { disable: true } } },
  },
  args: { sidebar },
  play: async ({ canvas }) => {
    const content = canvas.getByRole('main').getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Chat and prices' }).getBoundingClientRect();
    await expect(button.left).toBeGreaterThanOrEqual(content.right);
  },
};

export const WithNotices: Story = {
  args: {
    notices: (
      <div role="status">
        <Notice>You are offline.</Notice>
      </div>
    ),
  },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByText('The page comes here.').getBoundingClientRect();
    await expect(canvas.getByRole('status').getBoundingClientRect().top).toBeGreaterThan(bottom);
  },
};
