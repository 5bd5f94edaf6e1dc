export { CommandList, type CommandGroup, type CommandItem, type CommandListProps } from './command-list.tsx';
