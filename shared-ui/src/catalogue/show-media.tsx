import { useState } from 'react';
import { Button } from '../base/button';
import { ColumnChart } from '../chart/column-chart';
import { LineChart } from '../chart/line-chart';
import { ShareChart } from '../chart/share-chart';
import { Gallery } from '../gallery/gallery';
import { useZoom, ZoomStage } from '../gallery/zoom-stage';
import { MediaPlayer } from '../media/media-player';
import { PdfViewer } from '../pdf/pdf-viewer';
import css from './catalogue.module.css';
import { sampleCaptions, samplePdf, samplePoster, sampleSound } from './sample-media';
import { Section, useT } from './section';

const months = ['Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'];

function useSeries() {
  const say = useT();
  return {
    categoryLabel: say('Month', 'महीना'),
    categories: months,
    series: [
      { name: say('Doctors', 'डॉक्टर'), values: [820, 932, 1001, 934, 1290, 1330, 1320, 1482, 1510, 1604, 1711, 1822] },
      { name: say('Patients', 'मरीज़'), values: [420, 532, 701, 734, 890, 1030, 920, 1082, 1310, 1204, 1511, 1422] },
      { name: say('Staff', 'स्टाफ़'), values: [20, 32, 31, 34, 40, 33, 52, 48, 51, 60, 71, 62] },
    ],
  };
}

export function LineCharts() {
  const say = useT();
  const data = useSeries();
  return (
    <Section name="One line, three lines, large numbers">
      <div className={css.half}>
        <LineChart label={say('New members', 'नए सदस्य')} {...data} series={data.series.slice(0, 1)} />
      </div>
      <div className={css.half}>
        <LineChart label={say('Visits by month', 'हर महीने की यात्राएँ')} {...data} />
      </div>
      <div className={css.half}>
        <LineChart
          label={say('Pages read', 'पढ़े गए पेज')}
          {...data}
          series={[{ name: 'Pages', values: months.map((_, index) => 1_234_567 + index * 98_765) }]}
        />
      </div>
    </Section>
  );
}

export function ColumnCharts() {
  const say = useT();
  const data = useSeries();
  return (
    <Section name="Side by side, stacked, and a few">
      <div className={css.half}>
        <ColumnChart label={say('Doctors and patients', 'डॉक्टर और मरीज़')} {...data} series={data.series.slice(0, 2)} />
      </div>
      <div className={css.half}>
        <ColumnChart label={say('All visits', 'सभी यात्राएँ')} {...data} stacked />
      </div>
      <div className={css.half}>
        <ColumnChart
          label={say('Quizzes taken', 'क्विज़')}
          categoryLabel={say('Topic', 'विषय')}
          categories={['Hair', 'Acne', 'Nails']}
          series={[{ name: say('Quizzes', 'क्विज़'), values: [1, 3, 2] }]}
        />
      </div>
    </Section>
  );
}

export function ShareCharts() {
  const say = useT();
  return (
    <Section name="Parts of a whole">
      <div className={css.half}>
        <ShareChart
          label={say('Applications this month', 'इस महीने के आवेदन')}
          parts={[
            { label: say('Approved', 'मंज़ूर'), value: 184 },
            { label: say('Waiting', 'इंतज़ार में'), value: 17 },
            { label: say('Rejected', 'अस्वीकृत'), value: 31 },
          ]}
        />
      </div>
    </Section>
  );
}

const sound = sampleSound(90);
const captions = [
  { src: sampleCaptions(['The upper layer', 'Where the pigment lies']), language: 'en', label: 'English' },
  { src: sampleCaptions(['ऊपरी परत', 'जहाँ रंग होता है']), language: 'hi', label: 'हिन्दी' },
];

export function MediaPlayers() {
  const say = useT();
  return (
    <>
      <Section name="A film with captions">
        <div className={css.wide}>
          <MediaPlayer
            kind="video"
            src={sound}
            poster={samplePoster}
            title={say('Vitiligo under the dermoscope', 'डर्मोस्कोप में सफ़ेद दाग')}
            captions={captions}
            startAt={24}
          />
        </div>
      </Section>
      <Section name="A recording, and one that fails">
        <div className={css.half}>
          <MediaPlayer kind="audio" src={sound} title={say('Leprosy reactions', 'कुष्ठ की प्रतिक्रियाएँ')} />
        </div>
        <div className={css.half}>
          <MediaPlayer kind="audio" src="/nothing.mp3" title={say('A lost recording', 'खोई रिकॉर्डिंग')} />
        </div>
      </Section>
    </>
  );
}

const nothing = () => undefined;
const picture = { width: 160, height: 90, thumbnails: [] };

export function Galleries() {
  const say = useT();
  const whole = { ...picture, _id: 'whole', url: samplePoster, caption: say('The whole', 'पूरा') };
  const edge = { ...picture, _id: 'edge', url: samplePoster, caption: say('Its edge', 'किनारा') };
  return (
    <>
      <Section name="Two pictures">
        <div className={css.half}>
          <Gallery pictures={[whole, edge]} onExpired={nothing} />
        </div>
      </Section>
      <Section name="One that does not come">
        <div className={css.half}>
          <Gallery pictures={[{ ...edge, url: '/nothing.jpg' }]} onExpired={nothing} />
        </div>
      </Section>
    </>
  );
}

const sample = URL.createObjectURL(samplePdf(120));

export const PdfViewers = () => <PdfViewer url={sample} title="Pigment Disorders in Skin of Colour" />;

export function ZoomStages() {
  const say = useT();
  const zoom = useZoom();
  const [turns, setTurns] = useState(0);
  return (
    <Section name="One that is turned">
      <div className={css.half}>
        <ZoomStage
          name={say('The edge', 'किनारा')}
          zoom={zoom}
          turns={turns}
          picture={{ src: samplePoster, alt: say('The edge', 'किनारा') }}
        />
        <Button onClick={() => zoom.scaleBy(2)}>{say('Larger', 'बड़ा')}</Button>
        <Button onClick={() => setTurns(turns + 1)}>{say('Turn', 'घुमाएँ')}</Button>
      </div>
    </Section>
  );
}
