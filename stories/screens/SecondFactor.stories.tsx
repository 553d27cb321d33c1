import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import type { ComponentProps } from 'react';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';

import type { SecondFactor } from '../../react';
import { ScreenStage } from '../stage';
import { mara, now } from '../fixtures/community';
import { flow } from '../fixtures/flow';
import { profileCommunity } from '../fixtures/profileCommunity';
import { alsoOnAPhone, screenParameters } from '../fixtures/widths';

const { handlers, reset } = profileCommunity();

const meta = {
  title: 'Screens/SecondFactor',
  tags: ['!autodocs'],
  component: ScreenStage,
  args: { at: '/Users/mara?settings=open', reader: mara, now, site: { account: true } },
  parameters: { ...screenParameters, msw: { handlers } },
  beforeEach: reset,
} satisfies Meta<typeof ScreenStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const noFactor = { totp: false, passkeys: [], recoveryCodes: 0, isNeeded: false } satisfies SecondFactor;
const codes = ['k7mq-2p4c-9xwd-h3ra', 'w5nt-8b6y-q2ze-m4vs', 'r9ch-3k7d-x6pf-t2ug'];

/** Asks for the password first. @param isLost The connection breaks after the confirmation. */
function factorServer(start: SecondFactor = noFactor, { isLost = false } = {}) {
  let state = start;
  let isProved = false;
  const needed = () => HttpResponse.json({ message: 'Confirm.', code: 'proof_needed' }, { status: 403 });
  const ifProved = (answer: () => Response) => (isProved ? answer() : needed());
  const handlers = [
    http.get('*/api/second-factor', () => HttpResponse.json(state)),
    http.post<never, { password?: string }>('*/api/session/proof', async ({ request }) => {
      isProved = (await request.json()).password === 'correct horse 1';
      return isProved
        ? HttpResponse.json({ message: 'Confirmed.' })
        : HttpResponse.json({ message: 'The password is wrong.' }, { status: 403 });
    }),
    http.post('*/api/second-factor/totp', () =>
      ifProved(() =>
        HttpResponse.json({
          secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
          uri: 'otpauth://totp/Alphazone:mara%40example.org?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
        }),
      ),
    ),
    http.post('*/api/second-factor/recovery-codes', needed),
    http.post('*/api/second-factor/totp/confirm', () => {
      state = { ...state, totp: true, recoveryCodes: 10 };
      return isLost ? HttpResponse.error() : HttpResponse.json({ recoveryCodes: codes });
    }),
  ];
  const reset = () => {
    state = start;
    isProved = false;
  };
  return { handlers, reset };
}

const emptyFactor = factorServer();
const fullFactor = factorServer({
  totp: true,
  passkeys: [
    {
      _id: 'phone',
      name: 'Safari on iPhone',
      createdOn: '2026-11-01T08:00:00.000Z',
      lastUsedOn: '2026-11-20T19:30:00.000Z',
    },
  ],
  recoveryCodes: 9,
  isNeeded: false,
});
const passkeys: NonNullable<ComponentProps<typeof ScreenStage>['passkeys']> = {
  create: () => Promise.resolve(undefined),
  get: () => Promise.resolve(undefined),
};

export const Enabled: Story = {
  args: { passkeys },
  parameters: { ...alsoOnAPhone, msw: { handlers: [...fullFactor.handlers, ...handlers] } },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'What you have set up' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    list.scrollIntoView();
  },
};

export const Needed: Story = {
  parameters: {
    ...flow,
    msw: { handlers: [...factorServer({ ...noFactor, isNeeded: true }).handlers, ...handlers] },
  },
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Second factor' }));
    await expect(await section.findByText(/Your role takes effect/)).toBeVisible();
    // This browser has no passkeys.
    await expect(section.getAllByRole('button')).toHaveLength(1);
  },
};

export const ConfirmsIdentity: Story = {
  beforeEach: () => emptyFactor.reset(),
  parameters: { msw: { handlers: [...emptyFactor.handlers, ...handlers] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set up an authenticator app' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
    await userEvent.type(await dialog.findByLabelText('Your password'), 'not it{Enter}');

    await expect(await dialog.findByText('The password is wrong.')).toBeVisible();
  },
};

const passkeyOnly = factorServer({
  ...noFactor,
  passkeys: [{ _id: 'phone', name: 'Safari on iPhone', createdOn: '2026-11-01T08:00:00.000Z' }],
  recoveryCodes: 9,
});

export const ConfirmsWithoutApp: Story = {
  args: { passkeys },
  beforeEach: () => passkeyOnly.reset(),
  parameters: { ...flow, msw: { handlers: [...passkeyOnly.handlers, ...handlers] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set up an authenticator app' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));

    await expect(await dialog.findByLabelText('Recovery code')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
  },
};

const withApp = factorServer({ ...noFactor, totp: true, recoveryCodes: 9 });

export const ConfirmationCancelled: Story = {
  beforeEach: () => withApp.reset(),
  parameters: { ...flow, msw: { handlers: [...withApp.handlers, ...handlers] } },
  play: async ({ canvas, userEvent }) => {
    const renew = await canvas.findByRole('button', { name: 'Get new codes' });
    await userEvent.click(renew);
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Get new codes' }));
    const proof = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
    await waitFor(() => expect(proof.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }));

    await waitFor(() => expect(renew).toHaveFocus());
  },
};

export const SetsUpAnApp: Story = {
  beforeEach: () => emptyFactor.reset(),
  parameters: { ...alsoOnAPhone, msw: { handlers: [...emptyFactor.handlers, ...handlers] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set up an authenticator app' }));
    const proof = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
    await userEvent.type(await proof.findByLabelText('Your password'), 'correct horse 1{Enter}');

    const dialog = within(await screen.findByRole('dialog', { name: 'Set up an authenticator app' }));
    await expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText('Code')).toHaveFocus());
  },
};

export const ShowsRecoveryCodes: Story = {
  beforeEach: () => emptyFactor.reset(),
  parameters: { msw: { handlers: [...emptyFactor.handlers, ...handlers] } },
  play: async (context) => {
    await SetsUpAnApp.play?.(context);
    const dialog = within(await screen.findByRole('dialog', { name: 'Set up an authenticator app' }));
    await context.userEvent.type(dialog.getByLabelText('Code'), '492039{Enter}');

    const shown = within(await screen.findByRole('dialog', { name: 'Your recovery codes' }));
    await expect(shown.getAllByRole('listitem')).toHaveLength(codes.length);
    await expect(shown.getByRole('button', { name: 'I have saved them' })).toBeVisible();
    // Only a button closes them: they are not shown again.
    await context.userEvent.keyboard('{Escape}');
    await fireEvent.pointerDown(document.body);
    await expect(screen.getByRole('dialog', { name: 'Your recovery codes' })).toBeVisible();
  },
};

const unstableFactor = factorServer(noFactor, { isLost: true });

export const CodesLost: Story = {
  beforeEach: () => unstableFactor.reset(),
  parameters: { msw: { handlers: [...unstableFactor.handlers, ...handlers] } },
  play: async (context) => {
    await SetsUpAnApp.play?.(context);
    const dialog = within(await screen.findByRole('dialog', { name: 'Set up an authenticator app' }));
    await context.userEvent.type(dialog.getByLabelText('Code'), '492039{Enter}');

    const notice = await context.canvas.findByText(/before your recovery codes arrived/);
    await expect(notice).toBeVisible();
    notice.scrollIntoView();
  },
};

export const ConfirmationNotLoaded: Story = {
  beforeEach: () => emptyFactor.reset(),
  parameters: {
    ...flow,
    msw: {
      handlers: [
        http.get('*/api/identities', () =>
          HttpResponse.json({ message: 'Something broke.' }, { status: 500 }),
        ),
        ...emptyFactor.handlers,
        ...handlers,
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set up an authenticator app' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
    await expect(await dialog.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(dialog.queryByLabelText('Your password')).toBeNull();
  },
};

export const SessionEnded: Story = {
  beforeEach: () => emptyFactor.reset(),
  parameters: {
    ...flow,
    msw: {
      handlers: [
        http.post('*/api/session/proof', () =>
          HttpResponse.json({ message: 'Log in again.', code: 'unauthorized' }, { status: 401 }),
        ),
        ...emptyFactor.handlers,
        ...handlers,
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set up an authenticator app' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
    await userEvent.type(await dialog.findByLabelText('Your password'), 'correct horse 1{Enter}');

    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirm that it is you' })).toBeNull());
  },
};
