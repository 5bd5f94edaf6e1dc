import type { PatronPostQuery } from '../generated/graphql.ts';
import { Gallery } from '../images/gallery.tsx';
import { useLightbox } from '../images/use-lightbox.tsx';
import { useTranslation } from '../translator.ts';

interface Props {
  images: NonNullable<PatronPostQuery['patronPost']>['images'];
  title: string;
}

/** The pictures of a post, and each in large. */
export function PostPictures({ images, title }: Props) {
  const { t } = useTranslation();
  const listed = images.map((image, at) => ({
    image,
    alt: image.alt || t('project.picture', { place: at + 1, title }),
  }));
  const { open, lightbox } = useLightbox(listed);
  if (listed.length === 0) return null;
  return (
    <>
      <Gallery
        images={listed}
        label={t('blog.pictures')}
        height="12rem"
        sizes="(min-width: 48em) 20rem, 92vw"
        onOpen={open}
      />
      {lightbox}
    </>
  );
}
