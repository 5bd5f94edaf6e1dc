import { dayOf } from '@portfolio/remote-kit/times';
import { Muted } from '@portfolio/ui/text';
import { useTranslation } from '../translator.ts';

export function PostDate({ at }: { at: string }) {
  const { language } = useTranslation();
  return (
    <Muted>
      <time dateTime={at}>{dayOf(at, language)}</time>
    </Muted>
  );
}
