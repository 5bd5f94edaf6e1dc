import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/jetbrains-mono/wght.css';
import { createRoot } from 'react-dom/client';
import { ExamplesPage } from './examples-page.tsx';

const place = document.getElementById('examples');
if (!place) throw new Error('The page has no #examples');
createRoot(place).render(<ExamplesPage />);
