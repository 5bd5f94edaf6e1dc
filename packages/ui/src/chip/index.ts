export { Chip, ChipList, ToggleChip, ToggleChipSkeleton, type ChipListProps, type ToggleChipProps } from './chip.tsx';
