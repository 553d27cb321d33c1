import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import page from '../../docs/machines/authForm.md?raw';
import { authFormMachine } from '../../machines/authForm/authFormMachine';
import { machinePage } from '../docs/machinePage';
import { MachineStage } from './MachineStage';

const meta = {
  title: 'Machines/AuthForm',
  parameters: { docs: { page: machinePage(authFormMachine, page) } },
  render: () => (
    <MachineStage
      machine={authFormMachine}
      input={() => ({ ref: undefined })}
      events={{
        'field.changed, email': { type: 'field.changed', field: 'email', value: 'ann@example.org' },
        'field.changed, password': { type: 'field.changed', field: 'password', value: 'secret12' },
        'field.changed, name': { type: 'field.changed', field: 'name', value: 'Ann' },
        'field.changed, username': { type: 'field.changed', field: 'username', value: 'ann' },
        'mode.toggled': { type: 'mode.toggled' },
        'form.submitted': { type: 'form.submitted' },
        'passkey.chosen': { type: 'passkey.chosen' },
        'code.changed': { type: 'code.changed', code: '492039' },
        'code.submitted': { type: 'code.submitted' },
        'challenge.cancelled': { type: 'challenge.cancelled' },
      }}
      promises={{
        submit: {
          results: { 'a session': { token: 't', result: { _id: 'ann', name: 'Ann' } } },
          errors: {
            'the server says why': { serverMessage: 'No account has this email.' },
            'no connection': new Error('offline'),
            'a second factor is needed': { challenge: { id: 'c1', methods: ['code'] } },
          },
        },
        complete: {
          results: { 'a session': { token: 't', result: { _id: 'ann', name: 'Ann' } } },
          errors: { 'the code is wrong': { serverMessage: 'The code is wrong.' } },
        },
        usePasskey: {
          results: {
            'a session': { token: 't', result: { _id: 'ann', name: 'Ann' } },
            'the user changes their mind': undefined,
          },
        },
      }}
    />
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Submits an empty form, one that the server refuses, and one that logs in. */
export const ByHand: Story = {
  play: async ({ canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press('form.submitted');
    await expect(canvas.getByText('alert.raised, code: "emailAndPasswordMissing"')).toBeVisible();

    await press('field.changed, email');
    await press('field.changed, password');
    await press('form.submitted');
    await expect(canvas.getByRole('status')).toHaveTextContent('submitting');
    await expect(canvas.getByRole('button', { name: 'mode.toggled' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await press('Reject: no connection');
    await expect(await canvas.findByText('alert.raised, code: "logInFailed"')).toBeVisible();

    await press('form.submitted');
    await press('Resolve: a session');
    await expect(await canvas.findByText(/^auth.succeeded, mode: "logIn"/)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('editing');
  },
};
