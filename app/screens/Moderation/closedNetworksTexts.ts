import { staffTitles } from '../../moderation/staffTitles';

/** Texts about closed networks. */
export const closedNetworksTexts = {
  title: staffTitles.networks,
  about:
    'Nobody can sign up, log in or write as a guest from these networks. Members who are logged in stay logged in.',
  address: 'Address',
  addressHint: 'Closes 256 neighbouring addresses (/24), or the /48 network of an IPv6 address.',
  close: 'Close a network',
  submit: 'Close the network',
  empty: 'No network is closed.',
  open: 'Open',
  openOf: (network: string) => `Open ${network}`,
  loading: 'Loading networks...',
  failed: (reason: string) => `The networks could not be loaded. ${reason}`,
} as const;
