import { ConsoleProvider } from '@northgate/ui/console/console-provider';
import { consoleFaces } from '@northgate/ui/console/console-styles';
import { MotionConfig } from 'framer-motion';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { followPalette } from '../lib/preferences-store';
import { Notices } from './notices';
import { consoleRouter } from './router';

/** What the page's policy lets styles be written with. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;

const faces = document.createElement('style');
if (nonce) faces.nonce = nonce;
faces.textContent = consoleFaces;
document.head.append(faces);
followPalette();

const place = document.getElementById('console');
if (place)
  createRoot(place).render(
    <StrictMode>
      <ConsoleProvider {...(nonce ? { nonce } : {})}>
        <MotionConfig reducedMotion="user" {...(nonce ? { nonce } : {})}>
          <RouterProvider router={consoleRouter()} />
          <Notices />
        </MotionConfig>
      </ConsoleProvider>
    </StrictMode>,
  );
