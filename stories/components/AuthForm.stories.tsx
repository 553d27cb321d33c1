import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { AuthForm } from '../../ui/components/AuthForm';
import { Checkbox } from '../../ui/components/Checkbox';
import { Link } from '../../ui/components/Link';
import { TextField } from '../../ui/components/TextField';
import { flow } from '../fixtures/flow';
import { largeText } from '../fixtures/largeText';
import { alsoOnAPhone } from '../fixtures/widths';

const empty = { email: '', password: '', name: '', username: '', referralCode: '' };

const meta = {
  title: 'Components/AuthForm',
  component: AuthForm,
  parameters: alsoOnAPhone,
  args: {
    mode: 'logIn',
    fields: empty,
    onFieldChange: fn(),
    onToggleMode: fn(),
    onSubmit: fn(),
    onNewsletterChange: fn(),
  },
} satisfies Meta<typeof AuthForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LogIn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    await expect(canvas.queryByLabelText('Display Name')).not.toBeInTheDocument();
  },
};

export const ForgottenPassword: Story = {
  args: { forgottenHref: '/forgotten' },
  parameters: flow,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Forgotten your password?' })).toHaveAttribute(
      'href',
      '/forgotten',
    );
  },
};

export const Mailed: Story = {
  args: { mode: 'signUp', mailedTo: 'ines@example.org' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('ines@example.org');
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(args.onToggleMode).toHaveBeenCalledOnce();
  },
};

export const SignUpClosed: Story = {
  args: { mode: 'signUp', signUpClosed: 'Only invited people can sign up.' },
  parameters: flow,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only invited people can sign up.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

export const WithPasskey: Story = {
  args: { onUsePasskey: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use a passkey' }));
    await expect(args.onUsePasskey).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const WithProviders: Story = {
  args: {
    providers: [
      { id: 'club', name: 'The club' },
      { id: 'works', name: 'Harbour Works' },
    ],
    onUseProvider: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Harbour Works' }));
    await expect(args.onUseProvider).toHaveBeenCalledWith('works');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const LargeText: Story = {
  ...largeText,
  args: WithProviders.args!,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Continue with Harbour Works' });
    await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const WithoutPassword: Story = {
  args: { mode: 'signUp', hasPassword: false },
  parameters: flow,
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Password')).not.toBeInTheDocument();
  },
};

export const SecondFactor: Story = {
  args: {
    secondFactor: { code: '', onCodeChange: fn(), onCancel: fn() },
    onUsePasskey: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    const code = canvas.getByRole('textbox', { name: 'Code' });
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(code, '4{Enter}');
    await expect(args.secondFactor?.onCodeChange).toHaveBeenCalledWith('4');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the form' }));
    await expect(args.secondFactor?.onCancel).toHaveBeenCalledOnce();
  },
};

export const BusySecondFactor: Story = {
  args: {
    isBusy: true,
    secondFactor: { code: '4920', onCodeChange: fn(), onCancel: fn() },
  },
  parameters: flow,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), '4{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the form' }));
    await expect(args.secondFactor?.onCancel).toHaveBeenCalledOnce();
  },
};

/** The account may have no authenticator app. */
export const SecondFactorWithPasskey: Story = {
  args: {
    secondFactor: { code: '', methods: ['passkey', 'code'], onCodeChange: fn(), onCancel: fn() },
    onUsePasskey: fn(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Use your passkey, a code, or a recovery code.')).toBeVisible();
    await expect(canvas.queryByText(/authenticator app/)).toBeNull();
  },
};

export const SignUp: Story = {
  args: { mode: 'signUp', policyHrefs: { terms: '/terms', privacy: '/privacy', cookies: '/cookies' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      'At least eight characters including at least 1 letter and 1 number',
    );
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');

    await userEvent.click(canvas.getByRole('checkbox', { name: 'Send me the newsletter' }));
    await expect(args.onNewsletterChange).toHaveBeenCalledWith(true);
  },
};

export const SignUpWithReferralCode: Story = {
  args: { mode: 'signUp', fields: { ...empty, referralCode: 'ALPHA-7K2' } },
};

export const OwnFields: Story = {
  args: {
    mode: 'signUp',
    fields: { email: '', password: '', name: '', username: '' },
    referralCode: null,
    newsletter: <Checkbox label="Tell me about swaps nearby" />,
    legal: (
      <>
        By joining you accept our <Link href="/rules">house rules</Link>.
      </>
    ),
    children: <TextField label="City" isOptional />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText(/^Referral code/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('checkbox', { name: 'Tell me about swaps nearby' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'house rules' })).toBeVisible();
    await expect(canvas.queryByText(/terms of service/)).not.toBeInTheDocument();
  },
};

export const Busy: Story = {
  args: { isBusy: true, fields: { ...empty, email: 'ines@example.org', password: 'correct horse 1' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'x{Enter}');

    await expect(args.onSubmit).not.toHaveBeenCalled();
    // A caller ignores changes while the request is pending.
    await expect(args.onFieldChange).not.toHaveBeenCalled();
  },
};

export const ReportsChanges: Story = {
  parameters: flow,
  render: function WithState(args) {
    const [fields, setFields] = useState(args.fields);
    return (
      <AuthForm
        {...args}
        fields={fields}
        onFieldChange={(field, value) => {
          setFields((before) => ({ ...before, [field]: value }));
          args.onFieldChange(field, value);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'a@b');
    await userEvent.type(canvas.getByLabelText('Password'), 'secret12{Enter}');

    await expect(args.onFieldChange).toHaveBeenLastCalledWith('password', 'secret12');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const SubmitsEmptyForm: Story = {
  parameters: flow,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));

    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const SwitchesMode: Story = {
  parameters: flow,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));

    await expect(args.onToggleMode).toHaveBeenCalledOnce();
  },
};

export const PasswordShown: Story = {
  parameters: flow,
  args: { fields: { ...empty, password: 'correct horse 1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show characters' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');

    await userEvent.click(canvas.getByRole('button', { name: 'Hide characters' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
  },
};
