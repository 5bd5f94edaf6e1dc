import { LinkButton, type LinkButtonProps } from '@portfolio/ui/link-button';
import { color, fontSize, space } from '@portfolio/ui/tokens';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import Download from 'lucide-react/icons/download';
import Globe from 'lucide-react/icons/globe';
import { styled } from 'styled-components';
import { graphql, type DocumentType } from '../generated/index.ts';
import { ExternalLink } from '../layout/external-link.tsx';
import { useTranslation } from '../translator.ts';

const fragment = graphql('fragment DemoDownloads on MobileDemo { apkFile apkSize ipaFile ipaSize webviewUrl }');

/** Of one width, as many side by side as fit, so that their edges meet those of what is above and below. */
const Buttons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
  gap: ${space(2)};
`;

const Size = styled.span`
  color: ${color.muted};
  font-size: ${fontSize.tiny};
  font-weight: 400;
`;

/** Small builds in kB, others in MB. */
const fileSize = (bytes: number, language: string): string => {
  const [unit, amount] = bytes < 1_000_000 ? ['kilobyte', Math.max(1, bytes / 1000)] : ['megabyte', bytes / 1_000_000];
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumSignificantDigits: 2,
  }).format(amount);
};

interface Props {
  demo: DocumentType<typeof fragment>;
  /** Tells buttons of several demos apart, for screen readers. */
  title: string;
  size?: LinkButtonProps['size'];
}

/** core-site.md §2: Download APK (apk_file), Download IPA (ipa_file), Web Preview (webview_url); each if there is one. */
export function DemoDownloads({ demo, title, size }: Props) {
  const { t, language } = useTranslation();
  const { apkFile, apkSize, ipaFile, ipaSize, webviewUrl } = demo;
  const files = [
    { name: t('demo.apk'), href: apkFile, bytes: apkSize },
    { name: t('demo.ipa'), href: ipaFile, bytes: ipaSize },
  ];
  if (!apkFile && !ipaFile && !webviewUrl) return null;
  return (
    <Buttons>
      {files.map(
        ({ name, href, bytes }) =>
          href && (
            <LinkButton key={name} href={href} download size={size} icon={<Download aria-hidden />}>
              {name} <VisuallyHidden>{t('about', { title })}</VisuallyHidden>
              {bytes !== null && <Size>{fileSize(bytes, language)}</Size>}
            </LinkButton>
          ),
      )}
      {webviewUrl && (
        <ExternalLink href={webviewUrl} size={size} icon={<Globe aria-hidden />}>
          {t('demo.web')} <VisuallyHidden>{t('about', { title })}</VisuallyHidden>
        </ExternalLink>
      )}
    </Buttons>
  );
}
