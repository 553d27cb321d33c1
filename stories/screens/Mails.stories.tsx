import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { renderHtml, renderText } from '../../server/src/mail/mail-template';
import { mailTexts, type TemplateName } from '../../server/src/mail/mail-texts';
import { Stack } from '../../ui/components/Stack';
import { flow } from '../fixtures/flow';

interface MailProps {
  template: TemplateName;
  name: string;
  subject?: string;
}

const decisions = [
  'Moderators silenced you until 25 November 2026 at 10:00 UTC. Reason: Spam or advertising. The moderators wrote: “Two links a day are enough.” If you disagree, you can appeal until 22 December 2026.',
  'Moderators removed what you wrote. Reason: Spam or advertising. If you disagree, you can appeal until 22 December 2026.',
];

/** The server's mails. HTML follows the reader's colour scheme; both schemes are shown. */
function Mail({ template, name, subject }: MailProps) {
  const content = mailTexts[template]({
    brand: 'Alphazone',
    name,
    link: 'https://forum.example/Auth/confirm#q7Lk2mX9vTn4wR8sYc1dZf6hBj3gPa5eUo0iKtNrEsM',
    count: 3,
    subject,
    reason: 'Spam or advertising',
    note: 'The account advertises a shop.',
    ...(template === 'decision' && { count: 2, decisions }),
    unsubscribe: 'https://forum.example/api/unsubscribe/0193a1b2.q7Lk2mX9',
  });
  const html = renderHtml(content);
  return (
    <Stack>
      <h1>{content.subject}</h1>
      {(['light', 'dark'] as const).map((scheme) => (
        <iframe
          key={scheme}
          title={`${content.subject} (${scheme})`}
          sandbox=""
          srcDoc={inScheme(html, scheme)}
          style={{ inlineSize: '100%', blockSize: '460px', border: 0 }}
        />
      ))}
      <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{renderText(content)}</pre>
    </Stack>
  );
}

/** A media query cannot be set for one frame. */
const inScheme = (html: string, scheme: 'light' | 'dark') =>
  html.replace('(prefers-color-scheme: dark)', scheme === 'dark' ? 'all' : 'not all');

const meta = {
  title: 'Screens/Mails',
  tags: ['!autodocs'],
  component: Mail,
  args: { template: 'reset password', name: 'Ines Okafor' },
} satisfies Meta<typeof Mail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ResetPassword: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/https:/, { selector: 'pre' })).toHaveTextContent(
      /^Set a new password Hello Ines Okafor, .* Set a new password: https:/,
    );
    await expect(canvas.getAllByTitle(/^Set a new password/)).toHaveLength(2);
  },
};

export const SignUp: Story = { args: { template: 'sign up' }, parameters: flow };
export const AddressKnown: Story = { args: { template: 'address known' }, parameters: flow };
export const VerifyAddress: Story = { args: { template: 'verify address' }, parameters: flow };
export const ChangeAddress: Story = { args: { template: 'change address' }, parameters: flow };
export const AddressChangeRequested: Story = {
  args: { template: 'address change requested', subject: 'ines@example.org' },
  parameters: flow,
};
export const AddressChanged: Story = { args: { template: 'address changed' }, parameters: flow };
export const PasswordChanged: Story = { args: { template: 'password changed' }, parameters: flow };
export const PasskeyAdded: Story = {
  args: { template: 'passkey added', subject: 'Chromium on Linux' },
  parameters: flow,
};
export const RecoveryCodesRenewed: Story = {
  args: { template: 'recovery codes renewed' },
  parameters: flow,
};
export const SignUpWaiting: Story = { args: { template: 'sign-up waiting' }, parameters: flow };
export const SignUpApproved: Story = { args: { template: 'sign-up approved' }, parameters: flow };
export const SignUpRefused: Story = { args: { template: 'sign-up refused' }, parameters: flow };
export const Decisions: Story = { args: { template: 'decision' }, parameters: flow };
export const Notice: Story = { args: { template: 'notice' }, parameters: flow };

/** Members' texts are escaped in HTML. */
export const HostileName: Story = {
  args: { template: 'verify address', name: '<img src=x onerror=alert(1)>' },
  parameters: flow,
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>(/light/);
    await expect(frame.srcdoc).toContain('&lt;img src=x');
    await expect(frame.srcdoc).not.toContain('<img');
  },
};
