export { Chip, ChipList, ToggleChip, type ChipListProps, type ToggleChipProps } from './chip.tsx';
