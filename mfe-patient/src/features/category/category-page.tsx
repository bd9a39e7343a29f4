import { useParams, useSearchParams } from '@tvacha/shared-core/router';
import { parseSection } from '../../common/sections';
import { SectionScreen } from './section-screen';
import { UnknownSection } from './unknown-section';

/** `/patient/category/:speciality?name=…&section=N[&view=main][&search=…][&page=…]`. */
export function CategoryPage() {
  const { speciality = 'all' } = useParams();
  const [search] = useSearchParams();
  const section = parseSection(search.get('section'));
  if (section === undefined) return <UnknownSection />;
  return <SectionScreen speciality={speciality} section={section} />;
}
