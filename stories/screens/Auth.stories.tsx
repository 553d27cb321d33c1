import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';

import { ScreenStage } from '../stage';
import { ines, now, posts, users } from '../fixtures/community';
import { flow } from '../fixtures/flow';
import { solution, task } from '../fixtures/signUpTask';
import { plainServer, refused, neverResponds } from '../fixtures/server';
import { alsoOnAPhone, onAPhone, screenParameters } from '../fixtures/widths';

const server = plainServer({ posts, users });

const meta = {
  title: 'Screens/Auth',
  tags: ['!autodocs'],
  component: ScreenStage,
  args: { at: '/Auth', now },
  parameters: { ...screenParameters, msw: { handlers: server.handlers } },
  beforeEach: server.reset,
} satisfies Meta<typeof ScreenStage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const logIn = async ({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'ines@example.org');
  await userEvent.type(canvas.getByLabelText('Password'), 'correct horse 1{Enter}');
};

export const LogIn: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Display Name' })).not.toBeInTheDocument();
  },
};

export const SignUp: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'ines@example.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));

    await expect(canvas.getByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('');
    await expect(canvas.getByRole('checkbox', { name: 'Send me the newsletter' })).not.toBeChecked();
  },
};

export const SignUpWithReferral: Story = {
  args: { at: '/Auth?ref=ALPHA-7K2' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Referral code/ })).toHaveValue('ALPHA-7K2');
  },
};

export const EmptyFields: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }));

    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('Enter email and password');
  },
};

/** Empty fields are marked until they are filled in. The first has the focus. */
export const MarksEmptyFields: Story = {
  ...onAPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }));
    const alert = await screen.findByRole('alertdialog');
    await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));

    const email = canvas.getByRole('textbox', { name: 'Email' });
    await waitFor(() => expect(email).toHaveFocus());
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse 1');
    await expect(canvas.getByLabelText('Password')).not.toHaveAttribute('aria-invalid');
    await expect(email).toBeInvalid();
    await expect(email).toHaveAccessibleDescription('This field is required.');
  },
};

export const OptionalFieldsAreNotMarked: Story = {
  parameters: flow,
  args: { at: '/Auth?ref=' },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Display Name' });
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'OK' }));

    await waitFor(() => expect(name).toBeInvalid());
    await expect(canvas.getByRole('textbox', { name: /^Referral code/ })).toBeValid();
  },
};

export const NoUsername: Story = {
  args: { at: '/Auth?ref=' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Display Name' }), 'Ines Okafor');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ines@example.org');
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse 1{Enter}');

    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('Enter a username to continue');
  },
};

export const LoggingIn: Story = {
  parameters: { msw: { handlers: [neverResponds('post', '*/api/users/login')] } },
  play: async (context) => {
    await logIn(context);

    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Log in' })).toHaveAttribute('aria-disabled', 'true'),
    );
  },
};

export const Refused: Story = {
  parameters: { msw: { handlers: [refused('post', '*/api/users/login', 401, 'This is not your key.')] } },
  play: async (context) => {
    await logIn(context);

    const alert = await screen.findByRole('alertdialog');
    await expect(alert).toHaveTextContent('This is not your key.');
    await context.userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
    const password = context.canvas.getByLabelText('Password');
    await waitFor(() => expect(password).toHaveFocus());
    await expect(password).toBeInvalid();
    await expect(password).toHaveAccessibleDescription('This is not your key.');
  },
};

/** What is refused is marked until it is edited. */
export const SignUpRefused: Story = {
  args: { at: '/Auth?ref=nobody' },
  parameters: {
    msw: {
      handlers: [
        refused('post', '*/api/users/signup', 400, 'Check the fields.', [
          { field: 'username', message: 'is taken.' },
          { field: 'referralCode', message: 'is unknown.' },
        ]),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Display Name' }), 'Ines Okafor');
    const username = canvas.getByRole('textbox', { name: 'Username' });
    await userEvent.type(username, 'ines');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ines@example.org');
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse 1');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'OK' }));

    await waitFor(() => expect(username).toHaveFocus());
    await expect(username).toHaveAccessibleDescription('This username is taken.');
    const referralCode = canvas.getByRole('textbox', { name: /^Referral code/ });
    await expect(referralCode).toHaveAccessibleDescription('This code is unknown.');
    await userEvent.type(username, '2');
    await expect(username).toBeValid();
    await expect(referralCode).toBeInvalid();
  },
};

export const Failed: Story = {
  parameters: {
    msw: { handlers: [http.post('*/api/users/login', () => new HttpResponse(null, { status: 502 }))] },
  },
  play: async (context) => {
    await logIn(context);
    const alert = await screen.findByRole('alertdialog');
    await expect(alert).toHaveTextContent('Login failed. Please check your credentials.');

    await context.userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
    await expect(await context.canvas.findByRole('textbox', { name: 'Email' })).toHaveValue(
      'ines@example.org',
    );
  },
};

const challengedBy = (methods: readonly ('code' | 'passkey')[]) =>
  http.post('*/api/users/login', () =>
    HttpResponse.json(
      { message: 'Enter the code.', code: 'second_factor_needed', challenge: { id: 'c1', methods } },
      { status: 401 },
    ),
  );
const challenged = challengedBy(['code']);

export const SecondFactor: Story = {
  parameters: {
    ...flow,
    msw: {
      handlers: [
        challenged,
        http.post<never, { code: string }>('*/api/session/second-factor', async ({ request }) =>
          (await request.json()).code === '492039'
            ? HttpResponse.json(ines)
            : HttpResponse.json({ message: 'The code is wrong.' }, { status: 401 }),
        ),
        ...server.handlers,
      ],
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await logIn(context);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Code' }), '1{Enter}');
    const alert = await screen.findByRole('alertdialog');
    await expect(alert).toHaveTextContent('The code is wrong.');
    await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));

    const code = await canvas.findByRole('textbox', { name: 'Code' });
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveAccessibleDescription('The code is wrong.');
    await userEvent.clear(code);
    await expect(code).not.toHaveAccessibleDescription('The code is wrong.');
    await userEvent.type(code, '492039{Enter}');
    await expect(await canvas.findByText('4 Posts')).toBeInTheDocument();
  },
};

export const SecondFactorWithPasskey: Story = {
  parameters: { ...flow, msw: { handlers: [challengedBy(['passkey', 'code']), ...server.handlers] } },
  play: async (context) => {
    await logIn(context);
    await expect(
      await context.canvas.findByText('Use your passkey, a code, or a recovery code.'),
    ).toBeVisible();
  },
};

export const LoggedIn: Story = {
  parameters: {
    ...flow,
    msw: {
      handlers: [http.post('*/api/users/login', () => HttpResponse.json(ines)), ...server.handlers],
    },
  },
  play: async (context) => {
    await logIn(context);

    await expect(await context.canvas.findByText('4 Posts')).toBeInTheDocument();
  },
};

export const OnlyInvited: Story = {
  args: { at: '/Auth?ref=', site: { signUp: 'invite' } },
  parameters: alsoOnAPhone,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Ask a member for an invitation/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign up' }));
  },
};

const fillIn = async ({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Display Name' }), 'Ines Okafor');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Username' }), 'ines');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ines@example.org');
  await userEvent.type(canvas.getByLabelText('Password'), 'correct horse 1{Enter}');
};

export const Invited: Story = {
  args: { at: '/Auth/invited#i1.c2ln', site: { signUp: 'invite' } },
  parameters: {
    ...flow,
    msw: {
      handlers: [
        http.post<never, { invitation: string }>('*/api/users/signup', async ({ request }) =>
          (await request.json()).invitation === 'i1.c2ln'
            ? HttpResponse.json(ines, { status: 201 })
            : HttpResponse.json({ message: 'Only invited people.' }, { status: 403 }),
        ),
        ...server.handlers,
      ],
    },
  },
  play: async (context) => {
    await expect(await context.canvas.findByText(/You are invited/)).toBeVisible();
    await fillIn(context);
    await expect(await context.canvas.findByText('4 Posts')).toBeInTheDocument();
  },
};

export const Task: Story = {
  args: { at: '/Auth?ref=', site: { signUp: 'approval', signUpChallenge: { kind: 'work' } } },
  parameters: {
    ...flow,
    msw: {
      handlers: [
        http.get('*/api/sign-up/task', () => HttpResponse.json(task)),
        http.post<never, { challenge: string }>('*/api/users/signup', async ({ request }) =>
          (await request.json()).challenge === solution
            ? HttpResponse.json(ines, { status: 201 })
            : HttpResponse.json({ message: 'The check for bots is wrong.' }, { status: 403 }),
        ),
        ...server.handlers,
      ],
    },
  },
  play: async (context) => {
    await fillIn(context);
    await expect(await context.canvas.findByText('4 Posts')).toBeInTheDocument();
  },
};

export const SolvingTask: Story = {
  args: Task.args ?? {},
  parameters: { ...alsoOnAPhone, msw: { handlers: [neverResponds('get', '*/api/sign-up/task')] } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillIn(context);
    await expect(await canvas.findByText(/Your device is solving a small puzzle/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Cancel' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    await expect(await canvas.findByText(/Your device is solving a small puzzle/)).toBeVisible();
  },
};
