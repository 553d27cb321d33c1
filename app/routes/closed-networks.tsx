export { ClosedNetworks as Component } from '../screens/Moderation/ClosedNetworks';
