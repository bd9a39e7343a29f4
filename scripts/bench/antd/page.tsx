import Button from 'antd/es/button';
import Card from 'antd/es/card';
import Col from 'antd/es/col';
import ConfigProvider from 'antd/es/config-provider';
import Input from 'antd/es/input';
import Layout from 'antd/es/layout';
import Menu from 'antd/es/menu';
import Row from 'antd/es/row';
import Typography from 'antd/es/typography';

/** The words of a page: its menu, and what stands in it, in order. */
export interface Words {
  menu: string[];
  blocks: { level: number; text: string; href?: string }[];
  footer: string[];
}

/** The home page's words drawn with antd: what a page of this content costs where antd draws it. */
export function AntdPage({ menu, blocks, footer }: Words) {
  return (
    <ConfigProvider theme={{ cssVar: { key: 'bench' }, hashed: false }}>
      <Layout>
        <Layout.Header>
          <Menu mode="horizontal" disabledOverflow items={menu.map((label) => ({ key: label, label }))} />
        </Layout.Header>
        <Layout.Content>
          <Input.Search aria-label="Search" enterButton />
          <Row gutter={16}>
            {blocks.map(({ level, text, href }, index) => (
              <Col span={level === 1 ? 24 : 8} key={index}>
                {level === 1 ? <Typography.Title>{text}</Typography.Title> : null}
                {level === 2 ? <Typography.Title level={2}>{text}</Typography.Title> : null}
                {level > 2 && href ? <Card title={<a href={href}>{text}</a>}>{text}</Card> : null}
                {level > 2 && !href ? <Typography.Paragraph>{text}</Typography.Paragraph> : null}
              </Col>
            ))}
          </Row>
          <Button type="primary">{menu[0]}</Button>
        </Layout.Content>
        <Layout.Footer>
          {footer.map((text) => (
            <Typography.Text key={text}>{text}</Typography.Text>
          ))}
        </Layout.Footer>
      </Layout>
    </ConfigProvider>
  );
}
