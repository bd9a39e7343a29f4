import { paths } from '@tvacha/shared-core/paths';
import type { RemoteServer } from '@tvacha/shared-core/remote';
import { patientPaths } from '../../app/paths';
import { useT } from '../../common/i18n';
import { doctorProfiles } from '../../state/doctors';
import { degreesOf, placeNameOf } from './doctor-facts';
import { finderList, hasBadPincode } from './finder-list';
import { finderTitle } from './finder-title';

type Head = RemoteServer['heads'][string];

/** What search engines are told of a search in the finder. */
export const finderHead: Head = ({ search }) => {
  const t = useT.translate;
  const query = finderList.read(search);
  const kept = hasBadPincode(query) ? { ...query, pincode: '' } : query;
  return { title: finderTitle(t, query), description: t('finder.lead'), canonical: finderList.hrefOf(kept) };
};

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
      address: {
        '@type': 'PostalAddress',
        addressLocality: doctor.address?.city ?? '',
        addressRegion: doctor.address?.state ?? '',
        addressCountry: 'IN',
      },
    },
  };
};
