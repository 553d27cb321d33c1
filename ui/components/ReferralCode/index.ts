export { ReferralCode, type ReferralCodeProps } from './ReferralCode';
