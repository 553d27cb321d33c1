import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor, within } from 'storybook/test';

import { Button } from '../../ui/components/Button';
import { UserList } from '../../ui/components/UserList';
import { KitProvider } from '../../ui/theme/KitProvider';
import { ownWindow } from '../fixtures/docs';
import { flow } from '../fixtures/flow';
import { largeText } from '../fixtures/largeText';
import { onAPhone } from '../fixtures/widths';

const meta = {
  title: 'Components/UserList',
  component: UserList,
  parameters: ownWindow,
  args: {
    users: [
      { _id: 'ines', name: 'ines Okafor' },
      { _id: 'mara', name: 'Mara Lindqvist' },
      { _id: 'deniz', name: 'Deniz' },
    ],
    onEndReached: fn(),
  },
} satisfies Meta<typeof UserList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: /ines Okafor/ });
    await expect(link).toHaveAttribute('href', '/Users/ines');
    await expect(link).toHaveTextContent(/^I/);
    await waitFor(() => expect(args.onEndReached).toHaveBeenCalled());
  },
};

export const LongName: Story = {
  ...onAPhone,
  args: { users: [{ _id: 'maria', name: 'Maria Theresia of Habsburg-Lothringen, and Tuscany' }] },
  play: async ({ args, canvas }) => {
    const name = canvas.getByText(String(args.users[0]?.name));
    await expect(name.scrollHeight).toBe(name.clientHeight);
    await expect(name.scrollWidth).toBe(name.clientWidth);
    await expect(name.clientHeight).toBeLessThan(canvas.getByRole('listitem').clientHeight);
  },
};

export const GrowsWithText: Story = {
  ...largeText,
  args: LongName.args!,
  play: async ({ args, canvas }) => {
    const name = canvas.getByText(String(args.users?.[0]?.name)).getBoundingClientRect();
    const row = canvas.getByRole('listitem').getBoundingClientRect();
    await expect(name.top).toBeGreaterThanOrEqual(row.top);
    await expect(name.bottom).toBeLessThanOrEqual(row.bottom);
  },
};

export const TenThousand: Story = {
  args: {
    users: Array.from({ length: 10_000 }, (_, index) => ({ _id: `${index}`, name: `Member ${index + 1}` })),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
    await expect(args.onEndReached).not.toHaveBeenCalled();
  },
};

/** A list that starts hidden and below other content still renders only the visible rows. */
export const MeasuredWhenVisible: Story = {
  ...TenThousand,
  parameters: flow,
  render: function ShownByAButton(args) {
    const [isShown, setShown] = useState(false);
    return (
      <>
        <Button onClick={() => setShown(true)}>Show</Button>
        <div hidden={!isShown} style={{ paddingBlockStart: 500 }}>
          <UserList {...args} />
        </div>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));

    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeLessThan(16));
  },
};

/** Readers without scripts follow the link. Scripts load more on scroll instead. */
export const LinksToNextPage: Story = {
  parameters: flow,
  args: { nextHref: '/Users?cursor=next' },
  render: () => <main />,
  play: async ({ args, canvasElement }) => {
    const page = canvasElement.querySelector('main')!;
    const list = (
      <KitProvider>
        <UserList {...args} />
      </KitProvider>
    );
    page.innerHTML = renderToString(list);
    const link = within(page).getByRole('link', { name: 'Next page' });
    await expect(link).toHaveAttribute('href', '/Users?cursor=next');
    await expect(link).toHaveAttribute('rel', 'next');
    const [first] = within(page).getAllByRole('link');
    const place = first?.getBoundingClientRect().top;
    const onRecoverableError = fn();

    const root = hydrateRoot(page, list, { onRecoverableError });

    await waitFor(() => expect(link).not.toBeInTheDocument());
    await expect(first?.getBoundingClientRect().top).toBe(place);
    await expect(onRecoverableError).not.toHaveBeenCalled();
    root.unmount();
  },
};
