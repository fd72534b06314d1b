import { Route, Routes } from 'react-router-dom';
import { useBoard, usePins } from './board-context.ts';
import { DraftNotice } from './DraftNotice.tsx';
import { GonePictures } from './GonePictures.tsx';
import { PinsNotice } from './PinsNotice.tsx';
import { StateDialog } from './StateDialog.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useView } from './use-view.ts';
import { wallOf } from './wall.ts';
import { WallGroups } from './WallGroups.tsx';
import { WallSummary } from './WallSummary.tsx';

/** Shows the wall of pictures. If the URL names a state, shows the state's dialog above the wall. */
export function BoardPage() {
  const { data, baselines } = useBoard();
  const { pins } = usePins();
  const [view, change] = useView(data);
  const baseline = baselines.find(({ value }) => value === view.since);
  const groups = wallOf(data, pins, { ...view, baseline });
  return (
    <>
      <header className="head">
        <h1>States board</h1>
        <p className="quiet">
          {data.title}, pictures of {data.run.name}
        </p>
      </header>
      <Toolbar view={view} change={change} />
      <main>
        <WallSummary groups={groups} view={view} change={change} baseline={baseline} />
        <PinsNotice />
        <DraftNotice />
        <WallGroups groups={groups} view={view} />
        {baseline && <GonePictures baseline={baseline} />}
      </main>
      <Routes>
        <Route path="/:machine/:state" element={<StateDialog view={view} baseline={baseline} />} />
        <Route path="*" element={null} />
      </Routes>
    </>
  );
}
