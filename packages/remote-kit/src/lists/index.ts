export { useListAddress, type ListAddress } from './use-list-address.ts';
