import { DropArea } from './drop-area.tsx';

export const OneFile = () => (
  <DropArea aria-label="List of clients" prompt="Drop a CSV file here, or press to choose one" onFiles={() => {}} />
);
