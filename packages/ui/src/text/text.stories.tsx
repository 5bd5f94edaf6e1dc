import { Stack } from '../layout/layout.tsx';
import { Breakable } from '../breakable/breakable.tsx';
import { Lead, Mono, Muted, Prose } from './text.tsx';

export const All = () => (
  <Stack>
    <Lead>Apps, plugins and AI services, built to be read and to last.</Lead>
    <Prose>
      <p>Running text keeps to a length of line that reads well, however wide the window is.</p>
      <p>
        A shift runs <Mono>22:00–06:00</Mono> and is worth <Mono>$120.00</Mono>.
      </p>
    </Prose>
    <div style={{ width: '9rem', overflowWrap: 'anywhere' }}>
      <Breakable>somebody.with.a.name@example.com</Breakable>
    </div>
    <Muted>A remark, quieter than the rest.</Muted>
  </Stack>
);
