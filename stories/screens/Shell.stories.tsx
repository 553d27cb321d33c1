import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';

import {
  AvatarMenu,
  BottomBar,
  CategoryMenu,
  ChatPanel,
  ClockProvider,
  FeedHeader,
  Footer,
  NavBar,
  NotificationMenu,
  PageLayout,
  PriceTicker,
  SearchBox,
  SegmentedControl,
  Skeleton,
} from '../../ui';
import { chatMessages, coins, matches, me, notifications, now, zones } from '../fixtures/shell';

interface ShellProps {
  /** Whether somebody is logged in. */
  isMember: boolean;
  onCreate: () => void;
  onGuest: () => void;
  onSubmit: (text: string) => void;
  onChoose: (id: string) => void;
  onLogOut: () => void;
}

/** Bar, columns and bottom bar as a screen puts them together. */
function Shell({ isMember, onCreate, onGuest, onSubmit, onChoose, onLogOut }: ShellProps) {
  const [isSidebarOpen, setSidebarOpen] = useState(false);
  const visitor = isMember ? undefined : onGuest;

  return (
    <ClockProvider now={() => now}>
      <PageLayout
        header={
          <NavBar
            brand="Alphazone"
            zones={zones}
            currentHref="/cryptocurrency"
            search={
              <SearchBox suggest={() => Promise.resolve(matches)} onSubmit={onSubmit} onChoose={onChoose} />
            }
            create={<CategoryMenu label="Create" zones={zones} onCreate={onCreate} onGuest={visitor} />}
            member={
              isMember && (
                <>
                  <NotificationMenu notifications={notifications} unreadCount={2} onChoose={fn()} />
                  <AvatarMenu name={me[1]} profileHref="/Users/ines" onLogOut={onLogOut} />
                </>
              )
            }
          />
        }
        sidebar={
          <>
            <PriceTicker coins={coins} isSample />
            <ChatPanel
              messages={chatMessages}
              currentUserId={isMember ? me[0] : undefined}
              onSend={fn()}
              onGuest={onGuest}
            />
          </>
        }
        isSidebarOpen={isSidebarOpen}
        onSidebarOpenChange={setSidebarOpen}
        footer={
          <Footer
            brand="Alphazone"
            tagline="Where alphas meet"
            links={[
              { label: 'Users', href: '/Users' },
              { label: 'Tags', href: '/Tags' },
            ]}
          />
        }
        bottomBar={
          <BottomBar
            zones={zones}
            currentHref="/cryptocurrency"
            onCreate={onCreate}
            onCreateAsGuest={visitor}
            onChat={() => {
              setSidebarOpen(true);
            }}
            profileHref={isMember ? '/Users/ines' : undefined}
          />
        }
      >
        <FeedHeader
          title="Cryptocurrency"
          description="Coins, chains and what moves them"
          count={128}
          sort={
            <SegmentedControl
              label="Order"
              segments={[
                { value: 'hot', label: 'Hot' },
                { value: 'new', label: 'New' },
              ]}
            />
          }
        />
        {[1, 2, 3].map((key) => (
          <section key={key} aria-label={`Placeholder ${key}`}>
            <br />
            <Skeleton width="30%" />
            <br />
            <Skeleton lines={3} height="1rem" />
            <br />
            <Skeleton shape="block" height="200px" />
          </section>
        ))}
      </PageLayout>
    </ClockProvider>
  );
}

const meta = {
  title: 'Screens/Shell',
  tags: ['!autodocs'],
  component: Shell,
  parameters: { layout: 'fullscreen' },
  args: { isMember: true, onCreate: fn(), onGuest: fn(), onSubmit: fn(), onChoose: fn(), onLogOut: fn() },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {};

export const Visitor: Story = { args: { isMember: false } };

export const MemberLogsOut: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Account: ${me[1]}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }));

    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
};

export const VisitorMayNotCreate: Story = {
  args: { isMember: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }));

    await expect(args.onGuest).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  },
};
