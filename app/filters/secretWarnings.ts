export { findSecrets, maskSecrets } from '@alphazone/client/secrets';

export const secretTexts = {
  phrase:
    'This looks like a recovery phrase. Whoever has it has your coins: nobody honest asks for it. It is not stored here; others see that something is hidden.',
  key: 'This looks like a private key. Whoever has it has your coins. It is not stored here; others see that something is hidden. If it is the hash of a transaction, write “tx” before it.',
  back: 'Back',
  sendMasked: 'Send masked',
} as const;
