import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { Button } from '../../ui/components/Button';
import { ChatPanel, type ChatPanelMessage, type ChatPanelProps } from '../../ui/components/ChatPanel';
import { Menu } from '../../ui/components/Menu';
import { MoreMenu } from '../../ui/components/MoreMenu';
import { flow } from '../fixtures/flow';
import { StoryFrame } from '../fixtures/StoryFrame';
import { chatMessages, longChat, me, nextMessage } from '../fixtures/shell';

const meta = {
  title: 'Components/ChatPanel',
  component: ChatPanel,
  args: {
    messages: chatMessages,
    currentUserId: me[0],
    onSend: fn(),
    onGuest: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <StoryFrame width={340} height={560}>
        <Story />
      </StoryFrame>
    ),
  ],
} satisfies Meta<typeof ChatPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Messages: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Global Chat' })).toBeVisible();
    await expect(canvas.getAllByText('You')).toHaveLength(2);
    const [speaker] = canvas.getAllByRole('link', { name: 'Mara Lindqvist' });
    await expect(speaker).toHaveAttribute('href', '/Users/mara');
    // The speaker's line cuts a ring outside.
    await expect(speaker).toHaveStyle({ outlineOffset: '-2px' });
  },
};

export const BlockedSender: Story = {
  args: {
    foldReasonOf: ({ userId }) => (userId === 'mara' ? 'Blocked member.' : undefined),
    menuOf: ({ senderName }) => (
      <MoreMenu label={`More about ${senderName}`}>
        <Menu.Item>Block</Menu.Item>
      </MoreMenu>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: 'Mara Lindqvist' })).toBeNull();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Show' })[0]!);

    await expect(canvas.getAllByRole('link', { name: 'Mara Lindqvist' })[0]).toBeVisible();
    // The press may have scrolled to the button.
    const log = canvas.getByRole('log');
    log.scrollTop = log.scrollHeight;
  },
};

export const NearLimit: Story = {
  args: { draft: 'x'.repeat(98), maxLength: 100 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription(
      '2 characters left',
    );
  },
};

export const Guest: Story = {
  args: { currentUserId: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Message' }));
    await expect(args.onGuest).toHaveBeenCalledOnce();

    await userEvent.keyboard('hello{Enter}');
    await expect(args.onGuest).toHaveBeenCalledTimes(2);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { messages: [], status: 'loading' } };

export const Empty: Story = { args: { messages: [] } };

export const Failed: Story = {
  args: { messages: [], status: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));

    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Reconnecting: Story = { args: { connection: 'reconnecting' } };

export const Offline: Story = { args: { connection: 'offline' } };

export const Sending: Story = {
  args: { isSending: true, draft: 'On its way' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), '{Enter}');

    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const HeadingHiddenInSheet: Story = {
  args: { placement: 'sheet' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Global Chat' });
    await expect(heading.parentElement?.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(canvas.getByRole('region', { name: 'Global Chat' })).toHaveStyle({ borderTopWidth: '0px' });
  },
};

export const SendsTrimmedText: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(input, '   {Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();

    await userEvent.clear(input);
    await userEvent.type(input, '  gm  ');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledWith('gm');
    await expect(input).toHaveValue('');
  },
};

export const KeepsTooLongText: Story = {
  parameters: flow,
  args: { maxLength: 10 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(input, 'eleven long{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(input).toHaveValue('eleven long');
  },
};

export const SendKeepsFocus: Story = {
  parameters: flow,
  play: async ({ args, canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Send' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'gm');
    await expect(send).not.toHaveAttribute('aria-disabled');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await expect(send).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

function LiveChat(args: ChatPanelProps) {
  const [messages, setMessages] = useState<readonly ChatPanelMessage[]>(longChat);
  return (
    <>
      <ChatPanel {...args} messages={messages} />
      <Button
        onClick={() => {
          setMessages([...messages, nextMessage]);
        }}
      >
        Somebody speaks
      </Button>
    </>
  );
}

export const FollowsNewMessages: Story = {
  render: (args) => <LiveChat {...args} />,
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    await userEvent.click(canvas.getByRole('button', { name: 'Somebody speaks' }));

    await waitFor(() => expect(log.scrollHeight - log.scrollTop - log.clientHeight).toBeLessThan(2));
    await expect(canvas.queryByRole('button', { name: 'New messages' })).not.toBeInTheDocument();
  },
};

function scrollUp(log: HTMLElement) {
  log.scrollTop = 0;
  log.dispatchEvent(new Event('scroll'));
}

export const NewMessagesWhileScrolledUp: Story = {
  render: (args) => <LiveChat {...args} />,
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    scrollUp(log);
    await userEvent.click(canvas.getByRole('button', { name: 'Somebody speaks' }));

    const pill = await canvas.findByRole('button', { name: 'New messages' });
    await expect(log.scrollTop).toBe(0);
    await userEvent.click(pill);
    await expect(log.scrollHeight - log.scrollTop - log.clientHeight).toBeLessThan(2);
    await waitFor(() => expect(pill).not.toBeInTheDocument());
    await expect(log).toHaveFocus();
    log.blur();
  },
};

function ModeratedChat(args: ChatPanelProps) {
  const [messages, setMessages] = useState<readonly ChatPanelMessage[]>(longChat);
  return (
    <>
      <ChatPanel {...args} messages={messages} />
      <Button onClick={() => setMessages(messages.slice(0, -1))}>A moderator removes the newest</Button>
    </>
  );
}

export const NewestRemovedWhileScrolledUp: Story = {
  parameters: flow,
  render: (args) => <ModeratedChat {...args} />,
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    scrollUp(log);
    await userEvent.click(canvas.getByRole('button', { name: 'A moderator removes the newest' }));

    await waitFor(() => expect(canvas.queryByText(longChat.at(-1)!.text)).not.toBeInTheDocument());
    await expect(canvas.queryByRole('button', { name: 'New messages' })).not.toBeInTheDocument();
    await expect(log.scrollTop).toBe(0);
  },
};

export const OwnMessageWhileScrolledUp: Story = {
  parameters: flow,
  args: { currentUserId: nextMessage.userId },
  render: (args) => <LiveChat {...args} />,
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    scrollUp(log);
    await userEvent.click(canvas.getByRole('button', { name: 'Somebody speaks' }));

    await waitFor(() => expect(log.scrollHeight - log.scrollTop - log.clientHeight).toBeLessThan(2));
  },
};

function SendingChat(args: ChatPanelProps) {
  const [message, setMessage] = useState({ ...nextMessage, _id: 'key', idempotencyKey: 'key' });
  return (
    <>
      <ChatPanel {...args} messages={[...chatMessages, message]} />
      <Button onClick={() => setMessage({ ...message, _id: 'stored' })}>The server stores it</Button>
    </>
  );
}

export const PendingMessageIsStored: Story = {
  parameters: flow,
  args: { currentUserId: nextMessage.userId },
  render: (args) => <SendingChat {...args} />,
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    const line = canvas.getByText(nextMessage.text);
    scrollUp(log);
    await userEvent.click(canvas.getByRole('button', { name: 'The server stores it' }));

    // A new element would be announced again.
    await expect(canvas.getByText(nextMessage.text)).toBe(line);
    await expect(log.scrollTop).toBe(0);
  },
};

function BusyChat(args: ChatPanelProps) {
  const [[from, to], setShown] = useState([-30, -10]);
  return (
    <ChatPanel
      {...args}
      messages={longChat.slice(from, to)}
      onLoadEarlier={() => {
        setShown([from - 10, to + 5]);
      }}
    />
  );
}

export const KeepsScrollPosition: Story = {
  parameters: flow,
  render: (args) => <BusyChat {...args} />,
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    scrollUp(log);
    const read = canvas.getByText('Message number 35, one of many.');
    const before = read.getBoundingClientRect().top;
    await userEvent.click(canvas.getByRole('button', { name: 'Load earlier messages' }));

    await expect(canvas.getByText('Message number 55, one of many.')).toBeInTheDocument();
    await expect(Math.abs(read.getBoundingClientRect().top - before)).toBeLessThan(2);
  },
};

function LongChat(args: ChatPanelProps) {
  const [count, setCount] = useState(20);
  const isAll = count >= longChat.length;
  return (
    <ChatPanel
      {...args}
      messages={longChat.slice(-count)}
      onLoadEarlier={
        isAll
          ? undefined
          : () => {
              setCount(count + 20);
            }
      }
    />
  );
}

export const PrependsEarlierMessages: Story = {
  render: (args) => <LongChat {...args} />,
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    scrollUp(log);
    const read = canvas.getByText('Message number 41, one of many.');
    const before = read.getBoundingClientRect().top;
    await userEvent.click(canvas.getByRole('button', { name: 'Load earlier messages' }));

    await expect(canvas.getByText('Message number 21, one of many.')).toBeInTheDocument();
    await expect(Math.abs(read.getBoundingClientRect().top - before)).toBeLessThan(60);
    await expect(log).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Load earlier messages' }));
    await expect(canvas.getByText('Message number 1, one of many.')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Load earlier messages' })).not.toBeInTheDocument();
  },
};

export const LoadingEarlierMessages: Story = {
  args: { messages: longChat.slice(-4), onLoadEarlier: fn(), isLoadingEarlier: true },
};

/** A screen reader would read out the whole page. */
export const EarlierMessagesAreSilent: Story = {
  parameters: flow,
  render: function EarlierPage(args) {
    const [shown, setShown] = useState({ count: 20, isLoading: false });
    return (
      <>
        <ChatPanel
          {...args}
          messages={longChat.slice(-shown.count)}
          isLoadingEarlier={shown.isLoading}
          onLoadEarlier={() => setShown({ ...shown, isLoading: true })}
        />
        <Button onClick={() => setShown({ count: 40, isLoading: false })}>Answer</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    const liveWhenAdded: (string | null)[] = [];
    const observer = new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        if (target === log && addedNodes.length > 0) liveWhenAdded.push(log.getAttribute('aria-live'));
    });
    observer.observe(log, { childList: true });
    await expect(log).toHaveAttribute('aria-live', 'polite');

    await userEvent.click(canvas.getByRole('button', { name: 'Load earlier messages' }));
    await expect(log).toHaveAttribute('aria-live', 'off');
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));

    await expect(canvas.getByText('Message number 21, one of many.')).toBeInTheDocument();
    await waitFor(() => expect(log).toHaveAttribute('aria-live', 'polite'));
    await expect(new Set(liveWhenAdded)).toEqual(new Set(['off']));
  },
};

export const ManyMessages: Story = {
  args: {
    messages: Array.from({ length: 5_000 }, (_, index) => ({
      ...nextMessage,
      _id: `${index}`,
      text: `Line ${index}`,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Line 4999')).toBeInTheDocument();
    await expect(canvas.queryByText('Line 4499')).not.toBeInTheDocument();
  },
};
