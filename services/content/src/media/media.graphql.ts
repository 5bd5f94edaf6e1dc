import { imageSet, storedImage } from '@portfolio/contracts/content';
import { objectType } from '@portfolio/service-kit/graphql';

objectType('Image', imageSet);
objectType('StoredImage', storedImage);
