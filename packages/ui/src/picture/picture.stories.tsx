import { Grid } from '../layout/layout.tsx';
import { Picture } from './picture.tsx';

export const Placeholders = () => (
  <Grid $min="10rem">
    {['ledger', 'route-planner', 'inbox'].map((seed) => (
      <Picture key={seed} alt={`Screen of ${seed}`} seed={seed} width={16} height={9} />
    ))}
  </Grid>
);
