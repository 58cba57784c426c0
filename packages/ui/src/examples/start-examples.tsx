import { hydrateRoot } from 'react-dom/client';
import { followDialogs } from '../composition/dialogs';
import { followTooltips } from '../components/overlays/follow-tooltips';
import { provideExampleFrame } from './example-frame';
import { ExamplesPage } from './examples-page';

const page = document.getElementById('examples');
if (!page) throw new Error('This is not the page of examples.');
provideExampleFrame();
hydrateRoot(page, <ExamplesPage />);
followDialogs();
followTooltips();
