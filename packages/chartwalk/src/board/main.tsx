/** Starts the page of the states board. The data is in scripts beside the page. */
import '../fonts/fonts.css';
import './board.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter } from 'react-router-dom';
import type { BoardData, BoardPins } from '../gallery/board-data.ts';
import { writeStorage, readStorage } from '../web-storage.ts';
import { allPictures, baselinesOf } from './baseline.ts';
import { BoardProvider, PinsContext } from './board-context.ts';
import { BoardPage } from './BoardPage.tsx';
import { readVisits, visit } from './visits.ts';

declare global {
  var chartwalkBoard: BoardData | undefined;
  var chartwalkPins: BoardPins | undefined;
}

const root = document.querySelector('#root');
const { chartwalkBoard: data, chartwalkPins: pins } = globalThis;
if (!root || !data || !pins) throw new Error('The files of the states board are incomplete.');

document.title = `States board · ${data.title}`;
// Pages without a server share their storage, so the key contains the page's path.
const key = `chartwalk-board ${location.pathname}`;
const visits = visit(readVisits(readStorage('localStorage', key)), {
  run: data.run.takenAt,
  at: new Date().toISOString(),
  pictures: allPictures(data),
});
writeStorage('localStorage', key, JSON.stringify(visits));

createRoot(root).render(
  <StrictMode>
    <HashRouter useTransitions={false}>
      <BoardProvider value={{ data, baselines: baselinesOf(data, visits.before) }}>
        <PinsContext.Provider options={{ input: { pins } }}>
          <BoardPage />
        </PinsContext.Provider>
      </BoardProvider>
    </HashRouter>
  </StrictMode>,
);
