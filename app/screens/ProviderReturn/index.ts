export { ProviderReturn } from './ProviderReturn';
