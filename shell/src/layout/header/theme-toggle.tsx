import { useStore } from '@portfolio/remote-kit';
import { IconButton } from '@portfolio/ui/icon-button';
import { Moon, Sun } from 'lucide-react';
import { styled } from 'styled-components';
import { useShell } from '../../shell-context.tsx';
import { useTranslation } from '../../translator.ts';

/** Both icons are in the page and its theme shows one: what the edge renders is the same for everybody, and right before any script. */
const InDark = styled(Sun)`
  [data-theme='light'] & {
    display: none;
  }
`;

const InLight = styled(Moon)`
  [data-theme='dark'] & {
    display: none;
  }
`;

/** core-site.md §2, "Header": a theme toggle. */
export function ThemeToggle() {
  const { host } = useShell();
  const { t } = useTranslation();
  const isDark = useStore(host.theme) === 'dark';
  return (
    <IconButton
      icon={
        <>
          <InDark aria-hidden size={20} />
          <InLight aria-hidden size={20} />
        </>
      }
      label={t(isDark ? 'header.toLight' : 'header.toDark')}
      data-small="theme"
      data-other={t(isDark ? 'header.toDark' : 'header.toLight')}
      onClick={() => host.theme.set(isDark ? 'light' : 'dark')}
    />
  );
}
