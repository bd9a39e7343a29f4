import { paths } from '@tvacha/shared-core/paths';
import type { RemoteServer } from '@tvacha/shared-core/remote';
import { patientPaths } from '../../app/paths';
import { useT } from '../../common/i18n';
import { doctorFacets, doctorProfiles } from '../../state/doctors';
import { degreesOf, placeNameOf } from './doctor-facts';
import { facetsQuery, finderList, hasBadPincode } from './finder-list';
import { finderTitle } from './finder-title';

type Head = RemoteServer['heads'][string];

/** What search engines are told of a search in the finder. */
export const finderHead: Head = ({ state, search }) => {
  const t = useT.translate;
  const query = finderList.read(search);
  const kept = hasBadPincode(query) ? { ...query, pincode: '' } : query;
  const place = doctorFacets.select(state, facetsQuery(query)).value?.place;
  return { title: finderTitle(t, query, place), description: t('finder.lead'), canonical: finderList.hrefOf(kept) };
};

/** As schema.org writes it: `Mo`. */
const schemaDay = (day: string) => `${day.charAt(0).toUpperCase()}${day.charAt(1)}`;

/** What search engines are told of one doctor. */
export const doctorHead: Head = ({ state, params: { id = '' } }) => {
  const t = useT.translate;
  const canonical = patientPaths.doctorProfile(id);
  const doctor = doctorProfiles.select(state, { id }).value;
  if (!doctor) return { title: t('doctor.missing.title'), canonical, status: 404 };
  return {
    title: doctor.fullName,
    description: [degreesOf(doctor).join(', '), doctor.clinic, placeNameOf(doctor)].filter(Boolean).join(' · '),
    canonical,
    trail: [{ name: t('finder.title'), path: paths.findADoctor() }],
    data: {
      '@type': 'Physician',
      name: doctor.fullName,
      medicalSpecialty: 'Dermatology',
      telephone: doctor.clinicDetails?.phone ?? '',
      openingHours: doctor.clinicDetails?.hours.map(
        ({ from, to, opens, closes }) => `${schemaDay(from)}-${schemaDay(to)} ${opens}-${closes}`,
      ),
      address: {
        '@type': 'PostalAddress',
        streetAddress: doctor.clinicDetails?.street ?? '',
        postalCode: doctor.address?.pincode ?? '',
        addressLocality: doctor.address?.city ?? '',
        addressRegion: doctor.address?.state ?? '',
        addressCountry: 'IN',
      },
    },
  };
};
